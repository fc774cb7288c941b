/** The product with agents that cost nothing, as a process of its own: what is left is the way from HTTP to the engine. */

import { simpleEngine } from '../../support/doubles/simple-engine.ts';
import { runProduct } from '../../support/run-product.ts';

await runProduct({ engine: simpleEngine() });
