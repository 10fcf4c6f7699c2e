import { describe, expect, it } from 'vitest';
import { publicFunctions, type Field, type Shape } from '../../support/public-signatures.ts';

/** What an amount or odds is called; a count of bets, a percent or a version is neither. */
const MONEY_WORDS =
  /(?:amount|odds|stakes?|sum|wins?|payout|balance|money|maximum|minimum|remaining|advance|price)s?$/i;
const NO_AMOUNT = /(?:OddsFormat|FormatId|Count|At|Id|Percent)$/;

/** These look at nothing of an order but where it stands: they take one of either kind. */
const TAKES_BOTH = /^\.\/coupon\/state (?:placedBefore|isSupportDue|isFrozen|freezesCoupon|placingBetIds):/;

describe('what the package takes', () => {
  it('is bare of a unit nowhere that an amount or odds is meant: a unit does not pass for another', () => {
    const bare = publicFunctions().flatMap(({ entry, name, parameters }) =>
      parameters.flatMap((parameter) => barePlaces(parameter, new Set()).map((place) => `${entry} ${name}: ${place}`)),
    );
    expect([...new Set(bare)].filter((place) => !TAKES_BOTH.test(place))).toEqual([]);
  });
});

function barePlaces({ name, shape }: Field, met: ReadonlySet<Shape>): readonly string[] {
  return placesIn(name, shape(), met);
}

function placesIn(name: string, shape: Shape, met: ReadonlySet<Shape>): readonly string[] {
  if (met.has(shape)) return [];
  const inside = new Set([...met, shape]);
  switch (shape.kind) {
    case 'number':
      return shape.isBare && MONEY_WORDS.test(name) && !NO_AMOUNT.test(name) ? [name] : [];
    case 'list':
    case 'table':
    case 'map':
    case 'set':
      return placesIn(name, shape.of(), inside);
    case 'tuple':
    case 'choice':
      return shape.of.flatMap((part) => placesIn(name, part(), inside));
    case 'fields':
      return shape.of.flatMap((field) => barePlaces(field, inside).map((place) => `${name}.${place}`));
    case 'bound':
    case 'literal':
    case 'text':
    case 'flag':
    case 'big':
    case 'nothing':
    case 'anything':
    case 'never':
    case 'function':
    case 'promise':
      return [];
  }
}
