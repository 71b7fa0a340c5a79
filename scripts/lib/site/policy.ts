/** What the page may do, as its own content security policy: nothing from elsewhere, no script or style in the page itself. */
import type { Plugin } from 'vite';

export const POLICY = [
  "default-src 'self'",
  // Models are unpacked and bodies are moved by WebAssembly.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export const contentSecurityPolicy: Plugin = {
  name: 'rowan:content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
  ],
};
