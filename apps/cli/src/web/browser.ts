import { spawn } from 'node:child_process';

type Env = Readonly<Record<string, string | undefined>>;

/** The command that opens an address in the browser; undefined if there is no display. */
export function findOpener(platform: NodeJS.Platform, env: Env): readonly string[] | undefined {
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['cmd', '/c', 'start', ''];
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open'] : undefined;
}

/** Opens a browser in the background. The address has been printed, so nothing is lost if that fails. */
export function openBrowser(address: string, env: Env): void {
  const [command, ...args] = findOpener(process.platform, env) ?? [];
  if (command === undefined) return;
  const child = spawn(command, [...args, address], { detached: true, stdio: 'ignore' });
  child.on('error', () => {});
  child.unref();
}
