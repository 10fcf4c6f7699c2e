import { describe, expect, it } from 'vitest';
import {
  attachmentName,
  attachmentProblem,
  attachmentType,
  LARGEST_ATTACHMENT,
} from '../../../core/support/attached-file.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
const PNG = bytes('\u0089PNG\r\n\u001a\n');

describe('a file that is attached', () => {
  it.each([
    ['\u00ff\u00d8\u00ff\u00e0', 'jpeg'],
    ['\u0089PNG\r\n\u001a\n', 'png'],
    ['%PDF-1.7', 'pdf'],
    [' %PDF-1.7', undefined],
    ['<svg xmlns', undefined],
    ['<!DOCTYPE', undefined],
    ['GIF89a', undefined],
    ['PK\u0003\u0004', undefined],
    ['\u0089PNG', undefined],
    ['', undefined],
  ])('that begins with %j is %s [UPL-1]', (head, type) => {
    expect(attachmentType(bytes(head))).toBe(type);
  });

  it('has something in it and is no larger than 5 MiB [UPL-2]', () => {
    expect(attachmentProblem(0, PNG)).toBe('empty');
    expect(attachmentProblem(Number.NaN, PNG)).toBe('empty');
    expect(attachmentProblem(1, PNG)).toBeUndefined();
    expect(attachmentProblem(LARGEST_ATTACHMENT, PNG)).toBeUndefined();
    expect(attachmentProblem(LARGEST_ATTACHMENT + 1, PNG)).toBe('too-large');
    expect(attachmentProblem(1, bytes('<html>'))).toBe('type');
  });

  it.each([
    ['passport.jpg', 'passport.jpg'],
    ['паспорт, разворот.jpeg', 'паспорт, разворот.jpg'],
    ['../../etc/passwd', 'passwd.jpg'],
    [String.raw`C:\fakepath\scan.png`, 'scan.jpg'],
    ['photo.jpg\r\nset-cookie: a=b', 'photo.jpgset-cookie a=b.jpg'],
    ['gpj.\u202Eexe', 'gpj.jpg'],
    ['"><script>.svg', 'script.jpg'],
    ['...', 'file.jpg'],
    ['', 'file.jpg'],
    ['x'.repeat(300), `${'x'.repeat(80)}.jpg`],
  ])('named %j is shown as %j [UPL-3]', (name, shown) => {
    expect(attachmentName(name, 'jpeg')).toBe(shown);
  });
});
