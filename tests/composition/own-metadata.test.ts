import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { ownMetadata, type OwnMetadata } from '../../composition/own-metadata.ts';

class Base {}
class Derived extends Base {}

const packaged = Reflect as unknown as OwnMetadata;

describe.each([
  ['the browser’s', ownMetadata()],
  ['the package’s', packaged],
])('%s metadata', (_name, { defineMetadata, getOwnMetadata }) => {
  it('gives back the newest value of a key of an object and knows no other', () => {
    const key = Symbol('key');
    defineMetadata(key, 1, Base);
    defineMetadata(key, 2, Base);
    defineMetadata('other', 3, Base);
    expect(getOwnMetadata(key, Base)).toBe(2);
    expect(getOwnMetadata('other', Base)).toBe(3);
    expect(getOwnMetadata('missing', Base)).toBeUndefined();
    expect(getOwnMetadata(key, {})).toBeUndefined();
  });

  it('keeps what a class has apart from its properties and from what it inherits', () => {
    const key = Symbol('key');
    defineMetadata(key, 'class', Base);
    defineMetadata(key, 'property', Base, 'name');
    expect(getOwnMetadata(key, Base)).toBe('class');
    expect(getOwnMetadata(key, Base, 'name')).toBe('property');
    expect(getOwnMetadata(key, Derived)).toBeUndefined();
  });
});

it('leaves the package in its place where it is loaded', () => {
  expect(Reflect).toHaveProperty('getMetadata');
});
