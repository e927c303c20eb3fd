/**
 * Preloaded with `node --import`: Node caches compiled code and stripped types between starts. JavaScript, since
 * loading the first uncached TypeScript file also loads the type stripper, which costs 50 ms per start.
 */
import { enableCompileCache } from 'node:module';
import path from 'node:path';

enableCompileCache(path.join(import.meta.dirname, '../../.cache/compiled'));
