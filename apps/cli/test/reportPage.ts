import { expect } from 'vitest';

/** Elements without an end. */
const EMPTY = ['meta', 'line'];

/** Checks that a report is well formed and needs neither network nor script, and returns what is in it. */
export function checkPage(html: string, language: string): { curves: number; tables: number; text: string } {
  expect(html.startsWith('<!doctype html>')).toBe(true);
  expect(html.slice(0, 3000)).toContain(`<html lang="${language}">`);
  expect(html.slice(0, 3000)).toContain('name="viewport"');
  expect(html.slice(0, 3000)).toContain('prefers-color-scheme: dark');
  // No address, no script, nothing to load.
  expect(/https?:|\/\/|<script|<link|<img|<iframe|@import|url\(|\bon\w+=/i.exec(html)?.[0]).toBeUndefined();
  checkTags(html.replace(/<style>[^]*?<\/style>/, '').replace('<!doctype html>', ''));
  // Numbers, or a dash where there is none.
  expect(/NaN|undefined|Infinity|\[object/.exec(html)?.[0]).toBeUndefined();
  return {
    curves: count(html, /<polyline class="curve"/g),
    tables: count(html, /<table>/g),
    text: html.replaceAll(/<[^>]*>/g, ' ').replaceAll('&amp;', '&'),
  };
}

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** Every element ends where it should. */
function checkTags(html: string): void {
  const open: string[] = [];
  for (const [tag, end, name, rest] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^<>]*)>/g)) {
    if (end === '/') expect(open.pop(), tag).toBe(name);
    else if (!rest!.endsWith('/') && !EMPTY.includes(name!)) open.push(name!);
  }
  expect(open).toEqual([]);
  expect(/[<>]/.exec(html.replaceAll(/<\/?[a-z][a-z0-9]*(\s[^<>]*)?>/g, ''))?.[0]).toBeUndefined();
}
