interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[] } | null;
}

/** What every page loads, whatever it is about. */
const everyPage = /[\\/]app[\\/](?:entry\.client|root|languages[\\/]\w+)\.tsx/;
/** The pages on which a shopper looks around: whoever opens one opens another soon. */
const screens = /[\\/]app[\\/]screens[\\/](home|products|category|search|vendor|product)\.tsx/;
/** Words travel by language, so they stay with the language's own file. */
const words = /[\\/]app[\\/]messages[\\/](en-US|ne-NP)[\\/]/;

type File = 'libraries' | 'shell' | 'cards' | 'listing';

/**
 * Which file a module goes into, by which pages need it at once: on slow 4G a few files arrive long before many
 * small ones. What is only loaded when used stays in files of its own.
 */
export function filesByPage() {
  const known = new Map<string, Set<string>>();

  const neededBy = (id: string, graph: ModuleGraph, path: Set<string>): Set<string> => {
    const found = known.get(id);
    if (found) return found;
    const pages = new Set<string>();
    if (everyPage.test(id)) pages.add('every');
    const screen = screens.exec(id)?.[1];
    if (screen) pages.add(screen);
    for (const importer of graph.getModuleInfo(id)?.importers ?? []) {
      if (path.has(importer)) continue;
      for (const page of neededBy(importer, graph, new Set(path).add(id))) pages.add(page);
    }
    // Within a circle of imports the answer is only whole at its start.
    if (path.size === 0) known.set(id, pages);
    return pages;
  };

  const fileOf = (id: string, graph: ModuleGraph): File | null => {
    if (words.test(id) || everyPage.test(id) || screens.test(id)) return null;
    const pages = neededBy(id, graph, new Set());
    if (pages.has('every')) return /[\\/]node_modules[\\/]/.test(id) ? 'libraries' : 'shell';
    if (pages.size < 2) return null;
    return pages.has('home') || pages.has('product') ? 'cards' : 'listing';
  };

  // A file takes what its modules import along, so what everything leans on must be taken first.
  return (['listing', 'cards', 'shell', 'libraries'] as const).map((file, priority) => ({
    debugName: file,
    priority,
    name: (id: string, graph: ModuleGraph) => (fileOf(id, graph) === file ? file : null),
  }));
}
