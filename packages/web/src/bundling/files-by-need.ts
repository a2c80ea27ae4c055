/** What the bundler tells of a module, as far as it matters here. */
interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[]; importedIds: string[] } | null;
}

/** Which roots need a module with their own code, and where it comes from. */
export interface Need {
  /** Names of `rootOf`; `other` stands for all that has none: what is loaded when used, screens that are no root. */
  roots: ReadonlySet<string>;
  isLibrary: boolean;
}

interface Plan<File extends string> {
  /** In the order in which they take modules: what everything leans on first, what is loaded later last. */
  files: readonly File[];
  /** The name of what a visit loads as a whole: what is on every page, a screen, what wakes with it. Others have none. */
  rootOf: (id: string) => string | null;
  /** The file of a module that is needed so; null leaves it to the bundler. */
  fileOf: (need: Need) => File | null;
  /** Files that nothing may load at once: they take a module only with all that it needs. */
  later?: readonly File[];
  /** Modules that stay out of all files. */
  apart?: (id: string) => boolean;
}

const isLibrary = (id: string) => /[\\/]node_modules[\\/]/.test(id);

/**
 * Which file a module goes into, by what needs it: on slow 4G a few files arrive long before many small ones.
 * @returns groups for the bundler's `codeSplitting`
 */
export function filesByNeed<File extends string>(plan: Plan<File>) {
  const { files, rootOf, fileOf, later = [], apart = () => false } = plan;
  const known = new Map<string, ReadonlySet<string>>();

  /** What stands at the ends and on the way, from a module up through all that imports it. */
  const rootsOf = (id: string, graph: ModuleGraph): ReadonlySet<string> => {
    const found = known.get(id);
    if (found) return found;
    const roots = new Set<string>();
    const seen = new Set([id]);
    for (const each of seen) {
      const importers = graph.getModuleInfo(each)?.importers ?? [];
      const own = rootOf(each) ?? (importers.length === 0 ? 'other' : null);
      if (own !== null) roots.add(own);
      for (const importer of importers) seen.add(importer);
    }
    known.set(id, roots);
    return roots;
  };

  const planned = (id: string, graph: ModuleGraph): File | null =>
    apart(id) ? null : fileOf({ roots: rootsOf(id, graph), isLibrary: isLibrary(id) });

  /** A file takes what its modules import along: whoever needs only that would load the whole file. */
  const isComplete = (id: string, graph: ModuleGraph, seen: Set<string>): boolean => {
    if (seen.has(id)) return true;
    seen.add(id);
    return (graph.getModuleInfo(id)?.importedIds ?? []).every((each) => {
      const file = planned(each, graph);
      return file !== null && (!later.includes(file) || isComplete(each, graph, seen));
    });
  };

  const chosen = (id: string, graph: ModuleGraph): File | null => {
    const file = planned(id, graph);
    return file !== null && later.includes(file) && !isComplete(id, graph, new Set()) ? null : file;
  };

  return files.map((file, index) => ({
    debugName: file,
    priority: files.length - index,
    name: (id: string, graph: ModuleGraph) => (chosen(id, graph) === file ? file : null),
  }));
}
