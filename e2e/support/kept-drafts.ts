/** For a page's `evaluate`: what this browser keeps of the desk's forms that are not saved, as JSON. */
export const keptDrafts = `new Promise((done) => {
  const asked = indexedDB.open('keyval-store');
  asked.onsuccess = () => {
    const all = asked.result.transaction('keyval').objectStore('keyval').getAll();
    all.onsuccess = () => done(JSON.stringify(all.result.map(({ values }) => values)));
  };
})`;
