const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
/** A host with a port and a database number: nothing in it can be a password. */
const PLACE = /^(\[[0-9a-f:.]+\]|[\w.-]+)(:\d{1,5})?(\/\d*)?$/i;
const NAME = /^[\w.-]*$/;
const HIDDEN = '***';

/**
 * An address without its password, for messages: `redis://user:***@host:6379/0`. It takes any text. Anything that could
 * be part of a password is hidden, also in a malformed address; options after `?` are left out.
 */
export function presentAddress(address: string): string {
  const scheme = SCHEME.exec(address)?.[0] ?? '';
  const rest = address.slice(scheme.length);
  const at = rest.lastIndexOf('@');
  const secret = rest.slice(0, Math.max(0, at));
  // An unescaped / ? or # ends the host for some parsers and belongs to the password for others.
  if (/[/?#]/.test(secret)) return scheme + HIDDEN;
  const place = rest.slice(at + 1).replace(/[?#].*$/s, '');
  const shown = PLACE.test(place) ? place : HIDDEN;
  if (at < 0) return scheme + shown;
  const name = secret.includes(':') ? secret.slice(0, secret.indexOf(':')) : undefined;
  return `${scheme}${name !== undefined && NAME.test(name) ? `${name}:` : ''}${HIDDEN}@${shown}`;
}

/** Hides the passwords of these addresses, and of any address of Redis, in a text from elsewhere. */
export function hidePasswords(text: string, addresses: readonly string[] = []): string {
  let shown = text;
  for (const address of addresses) {
    if (address !== '') shown = shown.replaceAll(address, presentAddress(address));
  }
  const secrets = addresses.flatMap(listSecrets).sort((a, b) => b.length - a.length);
  for (const secret of secrets) shown = shown.replaceAll(secret, HIDDEN);
  return shown.replaceAll(/rediss?:\/\/[^\s"'`]+/gi, (found) => {
    const end = /[;,.:!)\]}…]*$/.exec(found)!.index;
    return presentAddress(found.slice(0, end)) + found.slice(end);
  });
}

/** The password of an address, in every form in which it may appear elsewhere. */
function listSecrets(address: string): string[] {
  const rest = address.replace(SCHEME, '');
  const before = rest.slice(0, Math.max(0, rest.lastIndexOf('@')));
  const raw = [before.slice(before.indexOf(':') + 1)];
  if (URL.canParse(address)) {
    const { password, searchParams } = new URL(address);
    raw.push(password, searchParams.get('password') ?? '');
  }
  const all = raw.flatMap((each) => [each, decode(each), encodeURIComponent(decode(each))]);
  return [...new Set(all)].filter((each) => each !== '' && each !== HIDDEN);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
