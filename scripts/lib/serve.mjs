import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

function fileOf(folder, url) {
  try {
    const path = normalize(decodeURIComponent(new URL(url ?? '/', 'http://localhost').pathname));
    const file = join(folder, path.endsWith(sep) || path.endsWith('/') ? `${path}index.html` : path);
    return file.startsWith(folder) && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Serves a folder's files on this machine alone; port 0 takes a free one. Extra headers go with every answer. */
export function serve(folder, port = 0, headers = {}) {
  const server = createServer((request, response) => {
    const file = fileOf(folder, request.url);
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      ...headers,
    });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve({ server, url: `http://127.0.0.1:${server.address().port}/` }));
  });
}
