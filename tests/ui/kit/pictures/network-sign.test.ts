import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NETWORK_NAMES } from '../../../../core/registration/social/network-names.ts';

const sprite = readFileSync('ui/kit/pictures/network-sprite.svg', 'utf8');
const symbols = [...sprite.matchAll(/<symbol id="n-([^"]+)"[^>]*>(.*)<\/symbol>/g)];

describe('the signs of the networks', () => {
  it('are one for each, no two alike', () => {
    expect(symbols.map(([, name = '']) => name).toSorted()).toEqual(Object.keys(NETWORK_NAMES).toSorted());
    expect(new Set(symbols.map(([, , drawn]) => drawn)).size).toBe(symbols.length);
  });

  it('carry no style that the content security policy would refuse', () => {
    expect(sprite).not.toMatch(/style=|<style|<script/);
  });
});
