/**
 * Where one of the spec's client state areas stands (spec §4: signup, signin, activation, forgot and reset password,
 * Google and Facebook login, logout), with its text. It is the result of the last action, kept by the screen that
 * shows it.
 */
export interface RequestState {
  state: 'idle' | 'request' | 'success' | 'error';
  text: string;
}
