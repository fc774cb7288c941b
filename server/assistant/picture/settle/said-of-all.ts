/** '…, all with a drink and ice cream £7.95': it is said of the whole list. */
export const SAID_OF_ALL =
  /,\s+(?:all|each|alle|jeweils|todos?|todas?|tous|toutes|tutti|tutte) (?:with|mit|con|avec|com|for|zu|für|a|à|por|pour|per)\s[^,]*$/iu;
