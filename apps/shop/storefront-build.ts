import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { Answer, CallInput, Endpoint } from '@haat/contract/core/endpoint';
import type { Language } from '@haat/contract/core/language';

/** The built storefront, which hands loaders their context itself: it was bundled with contexts of its own. */
export type StorefrontBuild = ServerBuild & {
  entry: {
    module: {
      contextFor(page: {
        call: <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Answer<E>>;
        shop: string;
        language: Language;
        origin: string;
        write: (html: Uint8Array[]) => void;
      }): RouterContextProvider;
    };
  };
};

/** A module as the server build, whoever has loaded it. @throws where it is none */
export function storefrontBuildOf(loaded: object): StorefrontBuild {
  if (!isStorefrontBuild(loaded)) throw new Error('what was loaded is no server build of the storefront');
  return loaded;
}

const isStorefrontBuild = (loaded: object): loaded is StorefrontBuild =>
  'routes' in loaded && typeof partOf(partOf(partOf(loaded, 'entry'), 'module'), 'contextFor') === 'function';

const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;
