import Echo
import EchoApp
import Foundation
import Immersion
import ImmersionAdapters

extension RoomDesk {
    /// With what this machine has for languages, and what is kept of learning.
    static var ofThisProcess: RoomDesk {
        let (paths, environment) = (Paths.ofThisProcess, ProcessInfo.processInfo.environment)
        let home = Paths.home(environment, fallback: FileManager.default.homeDirectoryForCurrentUser)
        let languages = InstalledLanguages(
            folders: LanguageFolders.folders(data: paths.dataDirectory.deletingLastPathComponent().path),
            scenarios: paths.scenarioDirectory.path, cache: paths.cacheDirectory.path,
            transport: { HTTPTransport() }, clock: SystemClock())
        return RoomDesk(
            languages, keeper: RoomMemoryFile(path: paths.roomFile), files: CardFiles(home: home.path))
    }
}
