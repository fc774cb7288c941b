/** The product with agents that cost nothing, as a process of its own: what is left is the way from HTTP to the engine. */
import { runProduct } from '../support/run-product.ts';
import { simpleEngine } from '../support/simple-engine.ts';

await runProduct({ engine: simpleEngine() });
