/** The position of a value in a TOML text. */
export interface TomlPlace {
  /** From 1: the line of the value, or of the header of a table. */
  readonly line: number;
  /** The number of characters before it. */
  readonly start: number;
  /** Of a table, in the order of the text. */
  readonly keys: Map<string, TomlPlace>;
  /** Of an array. */
  readonly items: TomlPlace[];
}

/**
 * The positions of all keys and items. A parsed table has neither line numbers nor, if its keys are numbers, their
 * order, and both are needed: for errors, and for files that name their hands [7], [3]. The text must be TOML that was
 * parsed before; keys with escapes are not found.
 */
export function locateToml(text: string, firstLine = 1): TomlPlace {
  const cursor = new Cursor(text, firstLine);
  const root = cursor.mark();
  let table = root;
  for (cursor.skipBlank(); !cursor.isAtEnd(); cursor.skipBlank()) {
    if (cursor.take('[')) {
      table = locateHeader(root, cursor);
    } else {
      locateEntry(table, cursor);
    }
  }
  return root;
}

/** The table that a [header] or [[header]] opens. */
function locateHeader(root: TomlPlace, cursor: Cursor): TomlPlace {
  const isList = cursor.take('[');
  const keys = cursor.readKeys();
  cursor.take(']');
  if (!isList) return descend(root, keys, cursor);
  cursor.take(']');
  const list = enter(descend(root, keys.slice(0, -1), cursor), keys.at(-1) ?? '', cursor);
  const table = cursor.mark();
  list.items.push(table);
  return table;
}

function enter(table: TomlPlace, key: string, cursor: Cursor): TomlPlace {
  const place = table.keys.get(key) ?? cursor.mark();
  table.keys.set(key, place);
  return place;
}

function descend(from: TomlPlace, keys: readonly string[], cursor: Cursor): TomlPlace {
  let place = from;
  for (const key of keys) {
    const next = enter(place, key, cursor);
    // [[key]] came before: what follows belongs to the newest table of the list.
    place = next.items.at(-1) ?? next;
  }
  return place;
}

function locateEntry(table: TomlPlace, cursor: Cursor): void {
  const keys = cursor.readKeys();
  cursor.take('=');
  cursor.skipBlank();
  const value = locateValue(cursor);
  descend(table, keys.slice(0, -1), cursor).keys.set(keys.at(-1) ?? '', value);
}

function locateValue(cursor: Cursor): TomlPlace {
  const place = cursor.mark();
  if (cursor.take('[')) {
    for (cursor.skipBlank(); !cursor.isAtEnd() && !cursor.take(']'); cursor.skipBlank()) {
      if (!cursor.take(',')) place.items.push(locateValue(cursor));
    }
  } else if (cursor.take('{')) {
    for (cursor.skipBlank(); !cursor.isAtEnd() && !cursor.take('}'); cursor.skipBlank()) {
      if (!cursor.take(',')) locateEntry(place, cursor);
    }
  } else {
    cursor.skipScalar();
  }
  return place;
}

class Cursor {
  private at = 0;
  private counted = 0;

  constructor(
    private readonly text: string,
    private line: number,
  ) {}

  isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** A position here. */
  mark(): TomlPlace {
    for (; this.counted < this.at; this.counted++) if (this.text[this.counted] === '\n') this.line++;
    return { line: this.line, start: this.at, keys: new Map(), items: [] };
  }

  take(char: string): boolean {
    if (this.text[this.at] !== char) return false;
    this.at++;
    return true;
  }

  /** Spaces, line ends and comments. */
  skipBlank(): void {
    while (this.skip(/\s+|#[^\n]*/y) !== '');
  }

  /** A string, or anything up to the next separator. */
  skipScalar(): void {
    if (this.text[this.at] === '"' || this.text[this.at] === "'") this.skipString();
    // An unexpected character would otherwise cause an endless loop.
    else if (this.skip(/[^,\]}#\n]*/y) === '') this.at++;
  }

  /** A key with its dots, up to the character after it. */
  readKeys(): string[] {
    const keys: string[] = [];
    do {
      this.skip(/[ \t]*/y);
      const start = this.at;
      if (this.text[start] === '"' || this.text[start] === "'") {
        this.skipString();
        keys.push(this.text.slice(start + 1, this.at - 1));
      } else {
        keys.push(this.skip(/[\w-]*/y));
      }
      this.skip(/[ \t]*/y);
    } while (this.take('.'));
    return keys;
  }

  private skipString(): void {
    const quote = this.text[this.at]!;
    const fence = this.text.startsWith(quote.repeat(3), this.at) ? quote.repeat(3) : quote;
    this.at += fence.length;
    while (!this.isAtEnd() && !this.text.startsWith(fence, this.at)) {
      this.at += quote === '"' && this.text[this.at] === '\\' ? 2 : 1;
    }
    this.at += fence.length;
    // """a""""" ends with two quotes that are part of it.
    if (fence.length === 3) this.skip(quote === '"' ? /"{0,2}/y : /'{0,2}/y);
  }

  private skip(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }
}
