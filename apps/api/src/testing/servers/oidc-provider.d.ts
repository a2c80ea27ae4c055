/** As much of oidc-provider as the tests use: it ships no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }
  interface Context {
    oidc: { client: { clientId: string }; session: { accountId: string }; provider: Provider };
  }
  export interface Configuration {
    clients: Record<string, unknown>[];
    claims: Record<string, string[]>;
    conformIdTokenClaims: boolean;
    cookies: { keys: string[] };
    jwks: { keys: Record<string, unknown>[] };
    features: { devInteractions: { enabled: boolean } };
    interactions: { url(ctx: Context, interaction: { uid: string }): string };
    findAccount(ctx: Context, id: string): { accountId: string; claims(): Record<string, unknown> };
    loadExistingGrant(ctx: Context): Promise<Grant>;
  }
  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    readonly Grant: new (of: { clientId: string; accountId: string }) => Grant;
    callback(): RequestListener;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
  }
}
