"""A small PPO in NumPy against random play: python learn.py kragmortha 150"""

import sys
import time

import gymnasium
import numpy as np

import ludoteca.envs.gymnasium  # noqa: F401  registers the games

GAMES, STEPS, HIDDEN, RATE, FADE, CLIP, ENTROPY = 256, 32, 128, 1e-3, 0.95, 0.2, 0.01


def think(net, seen, mask):
    x = np.clip(seen / 8, -1, 3).astype(np.float32)
    h = np.tanh(x @ net[0])
    logits = np.where(mask, h @ net[1], -1e9)
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    return x, h, odds / odds.sum(axis=1, keepdims=True), (h @ net[2])[:, 0]


def slopes(net, seen, mask, action, old, gain, wanted):
    x, h, p, value = think(net, seen, mask)
    chosen = np.eye(p.shape[1], dtype=np.float32)[action]
    ratio = (p * chosen).sum(axis=1) / old
    push = np.where((ratio - 1) * np.sign(gain) > CLIP, 0, ratio * gain)
    log = np.log(p + 1e-9)
    policy = push[:, None] * (p - chosen) + ENTROPY * p * (
        log - (p * log).sum(axis=1, keepdims=True)
    )
    critic = (value - wanted)[:, None]
    hidden = (policy @ net[1].T + critic @ net[2].T) * (1 - h * h)
    return [x.T @ hidden / len(x), h.T @ policy / len(x), h.T @ critic / len(x)]


def learn(game="kragmortha", seconds=150.0):
    """Yields the time and the share of matches won, after every update."""
    env, chance = (
        gymnasium.make_vec(f"ludoteca/{game}-v0", num_envs=GAMES),
        np.random.default_rng(0),
    )
    size, codes = env.single_observation_space["observation"].shape[0], env.single_action_space.n
    net = [
        chance.normal(0, 0.05, shape) for shape in ((size, HIDDEN), (HIDDEN, codes), (HIDDEN, 1))
    ]
    moments = [[np.zeros_like(w), np.zeros_like(w)] for w in net]
    seen, begun, updates = env.reset(seed=0)[0], time.monotonic(), 0
    while time.monotonic() - begun < seconds:
        rows = []
        for _ in range(STEPS):
            before, mask = seen["observation"], seen["action_mask"] > 0
            p, value = think(net, before, mask)[2:]
            action = (p.cumsum(axis=1) > chance.random((GAMES, 1)) * 0.999999).argmax(axis=1)
            seen, reward, done, _, _ = env.step(action)
            rows.append([before, mask, action, p[np.arange(GAMES), action], value, reward, done])
        after, carried = think(net, seen["observation"], seen["action_mask"] > 0)[3], 0
        for row in reversed(rows):
            value, reward, done = row[4:]
            carried = reward - value + ~done * (after + FADE * carried)
            after, row[4] = value, carried
            row[5:] = carried + value, reward, done
        data = [np.concatenate(column) for column in zip(*rows, strict=True)]
        *data, reward, done = data
        data[4] = (data[4] - data[4].mean()) / (data[4].std() + 1e-8)
        for part in np.array_split(chance.permutation(3 * len(reward)) % len(reward), 24):
            updates += 1
            for w, moment, slope in zip(
                net, moments, slopes(net, *(a[part] for a in data)), strict=True
            ):
                for n, new in enumerate((slope, slope * slope)):
                    moment[n] += (0.1, 0.01)[n] * (new - moment[n])
                scale = np.sqrt(moment[1] / (1 - 0.99**updates)) + 1e-8
                np.subtract(w, RATE * moment[0] / (1 - 0.9**updates) / scale, out=w)
        yield time.monotonic() - begun, (reward[done] > 0).mean() if done.any() else 0.5


if __name__ == "__main__":
    for when, share in learn(*sys.argv[1:2], *map(float, sys.argv[2:3])):
        print(f"{when:5.0f} s  {100 * share:5.1f} % of the matches won")
