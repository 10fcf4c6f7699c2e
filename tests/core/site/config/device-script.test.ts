import { describe, expect, it } from 'vitest';
import { deviceFacts, deviceScript } from '../../../../core/site/config/device-script.ts';
import { isVersionName } from '../../../../core/site/config/version-name.ts';

const DIGEST = `sha384-${'A'.repeat(64)}`;

describe('the files of elsewhere', () => {
  it.each([
    ['528d66bf', true],
    ['1.2.3-rc.1', true],
    ['', false],
    ['..', false],
    ['a..b', false],
    ['.hidden', false],
    ['a/b', false],
    ['a b', false],
    ['x'.repeat(65), false],
    [undefined, false],
    [7, false],
  ])('take %j for the name of a version: %s [EXF-2]', (text, isName) => {
    expect(isVersionName(text)).toBe(isName);
  });

  it.each([
    [{ script: 'device-1.js', integrity: DIGEST }, true],
    [{ script: '../evil.js', integrity: DIGEST }, false],
    [{ script: '//evil.test/a.js', integrity: DIGEST }, false],
    [{ script: 'a..js', integrity: DIGEST }, false],
    [{ script: 'device-1.css', integrity: DIGEST }, false],
    [{ script: 'device-1.js', integrity: '' }, false],
    [{ script: 'device-1.js', integrity: 'md5-AAAA' }, false],
    [{ script: 'device-1.js' }, false],
    [{ script: true, integrity: DIGEST }, false],
    [undefined, false],
    [[], false],
  ])('have a script for devices only with a plain name and a digest: %j %s [EXF-3]', (values, isThere) => {
    expect(deviceScript(values)).toEqual(isThere ? { file: 'device-1.js', integrity: DIGEST } : undefined);
  });

  it('say short texts of a device, under plain names, and no more than 20 [EXF-3]', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`fact${'a'.repeat(n)}`, 'x']));
    expect(Object.keys(deviceFacts(many))).toHaveLength(20);
    expect(deviceFacts({ ok: 'x', long: 'x'.repeat(301), 'a-b': 'x', n: 1, empty: '' })).toEqual({ ok: 'x' });
    expect([deviceFacts(null), deviceFacts('x'), deviceFacts([])]).toEqual([{}, {}, {}]);
    expect(deviceFacts(JSON.parse('{"__proto__":{"a":"b"},"c":"d"}'))).toEqual({ c: 'd' });
  });
});
