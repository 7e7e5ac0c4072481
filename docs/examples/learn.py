"""A small PPO in NumPy against random play: python learn.py kragmortha 150"""

import sys
import time

import gymnasium
import numpy as np

import ludoteca.envs.gymnasium  # noqa: F401  registers the games

GAMES, STEPS, HIDDEN, RATE, FADE, CLIP = 256, 32, 128, 1e-3, 0.95, 0.2


def think(net, seen, mask):  # -> input, hidden layer, odds of the actions, value
    x = np.clip(seen / 8, -1, 3).astype(np.float32)
    h = np.tanh(x @ net[0])
    odds = np.where(mask, np.exp(np.clip(h @ net[1], -30, 30)), 0)
    return x, h, odds / odds.sum(axis=1, keepdims=True), (h @ net[2])[:, 0]


def slopes(net, seen, mask, action, old, gain, wanted):
    x, h, p, value = think(net, seen, mask)
    chosen = np.eye(p.shape[1], dtype=np.float32)[action]
    ratio = (p * chosen).sum(axis=1) / old
    push = np.where((ratio - 1) * np.sign(gain) > CLIP, 0, ratio * gain)
    actor, critic = push[:, None] * (p - chosen), (value - wanted)[:, None]
    hidden = (actor @ net[1].T + critic @ net[2].T) * (1 - h * h)
    return [x.T @ hidden / len(x), h.T @ actor / len(x), h.T @ critic / len(x)]


def learn(game="kragmortha", seconds=150.0):  # yields time and share of the matches won
    env, chance = gymnasium.make_vec(f"ludoteca/{game}-v0", GAMES), np.random.default_rng(0)
    size, codes = env.single_observation_space["observation"].shape[0], env.single_action_space.n
    shapes = (size, HIDDEN), (HIDDEN, codes), (HIDDEN, 1)
    net = [chance.normal(0, 0.05, shape).astype(np.float32) for shape in shapes]
    seen, squares, begun = env.reset(seed=0)[0], [0.0] * 3, time.monotonic()
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
            carried = row[5] - row[4] + ~row[6] * (after + FADE * carried)
            after, row[4:5] = row[4], (carried, carried + row[4])
        *data, reward, done = (np.concatenate(column) for column in zip(*rows, strict=True))
        data[4] = (data[4] - data[4].mean()) / (data[4].std() + 1e-8)
        for part in np.array_split(chance.permutation(3 * len(reward)) % len(reward), 24):
            for n, slope in enumerate(slopes(net, *(column[part] for column in data))):
                squares[n] += 0.01 * (slope * slope - squares[n])
                net[n] -= RATE * slope / (np.sqrt(squares[n]) + 1e-8)
        yield time.monotonic() - begun, (reward[done] > 0).mean() if done.any() else 0.5


if __name__ == "__main__":
    for when, share in learn(*sys.argv[1:2], *map(float, sys.argv[2:3])):
        print(f"{when:5.0f} s  {100 * share:5.1f} % of the matches won")
