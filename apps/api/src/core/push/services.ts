// Whose push services browsers use: Chrome and its kin, Firefox, Edge, Safari.
const known = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
  /^web\.push\.apple\.com$/,
];

/**
 * Whether an address is one of a push service, so that nobody has the shop call anything else.
 * @param others hosts with their port that the owner named besides, which may do without TLS
 */
export function isPushService(endpoint: string, others: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (others.includes(host)) return protocol === 'https:' || protocol === 'http:';
  return protocol === 'https:' && port === '' && known.some((each) => each.test(hostname));
}
