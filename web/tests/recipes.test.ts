import { expect, it } from "vitest";
import { CARDS, recipeText } from "../src/games/corto/recipes.ts";

it("gives every character a face of its own", () => {
  const faces = CARDS.map(recipeText);
  expect(faces).toHaveLength(77);
  expect(new Set(faces).size).toBe(faces.length);
  faces.forEach((face) => {
    expect(face).toMatch(
      /^[oslr][-slcfbpw][-nkhftpuabeswzvq][-mgflhs][dgmploon][-secpnmt][jurdfsb]$/,
    );
  });
});

it("makes up a face for a card it does not know, the same every time", () => {
  expect(recipeText("X01")).toBe(recipeText("X01"));
  expect(recipeText("X01")).not.toBe(recipeText("X02"));
  expect(recipeText("X01")).toHaveLength(7);
});
