const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']
/** Without it npm installs a package for the other C library of Linux too. */
const C_LIBRARIES = { musl: 'musl', gnu: 'glibc' }
const OTHER_NAMES = { windows: 'win32', fsevents: 'darwin' }

/** Whether Node would find the package from the folder, walking up. */
function isReachable(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (`${folder ? `${folder}/` : ''}node_modules/${name}` in packages) return true
    if (folder === '') return false
  }
}

/** An entry for a package of another system: its name says for which. The checksum is only known where it can be loaded. */
function toEntry(name, range, { dev }) {
  const words = name.split(/[-/.]/).map((word) => OTHER_NAMES[word] ?? word)
  const os = SYSTEMS.filter((system) => words.includes(system))
  const cpu = PROCESSORS.filter((processor) => words.includes(processor))
  const libc = words.flatMap((word) => C_LIBRARIES[word] ?? [])
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(dev ? { dev } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  }
}

/**
 * npm leaves optional packages out of the lock file when the registry it asks does not have them, and `npm ci` then
 * refuses the file. Returns the packages with an entry for each one left out, and the names of those.
 */
export function completeLock(packages) {
  const added = {}
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!isReachable(packages, path, name)) added[`node_modules/${name}`] = toEntry(name, range, entry)
    }
  }
  const inOrder = Object.entries({ ...packages, ...added }).sort(([one], [other]) => (one < other ? -1 : 1))
  return { packages: Object.fromEntries(inOrder), added: Object.keys(added) }
}
