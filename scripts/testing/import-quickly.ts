// Read by each worker before all else: what spares the shop's start a second spares every worker the same.
import { importQuickly } from '../../apps/shop/quick-imports.ts';

importQuickly();
