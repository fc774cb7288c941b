/** Saves what lies at an address of this site, or in the address itself, under a name. */
export function saveFile(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Shows a picture in a window of its own, in the middle of it. */
export function openPicture(address: string, title: string): void {
  const page = window.open('', '_blank');
  if (!page) return;
  const picture = page.document.createElement('img');
  picture.src = address;
  picture.alt = title;
  Object.assign(picture.style, { maxWidth: '100%', maxHeight: '100vh' });
  Object.assign(page.document.body.style, { margin: '0', minHeight: '100vh', display: 'grid', placeItems: 'center' });
  page.document.title = title;
  page.document.body.append(picture);
}
