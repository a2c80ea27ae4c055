import { expect, test } from 'vitest';
import { textsOf } from './s3-answers.ts';

// spec: files.1
test('keys are read from a listing as they were written, whatever signs are in them', () => {
  const listing =
    '<?xml version="1.0"?><ListBucketResult><Name>haat</Name><IsTruncated>true</IsTruncated>' +
    '<Contents><Key>a&amp;b &lt;c&gt; &#39;d&#x27; &quot;e&quot;/&amp;lt;.png</Key><Size>1</Size></Contents>' +
    '<Contents><Key>भाँडो.webp</Key></Contents></ListBucketResult>';
  expect(textsOf(listing, 'Key')).toEqual([`a&b <c> 'd' "e"/&lt;.png`, 'भाँडो.webp']);
  expect(textsOf(listing, 'IsTruncated')).toEqual(['true']);
  expect(textsOf(listing, 'NextMarker')).toEqual([]);
});
