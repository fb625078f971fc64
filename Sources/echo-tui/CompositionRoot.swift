import ArgumentParser
import EchoApp
import EchoPresentation
import EchoStore
import Foundation
import LocalBackend

/// Plugs the devices in and starts.
enum CompositionRoot {
    /// Everything the screen and its features offer.
    static let catalog = Catalog.screen

    @MainActor static func run(_ options: LaunchOptions) async throws -> ExitCode {
        try await Application(options).run()
    }

    @MainActor static func replay(
        _ recording: WireLogReading, theme: String?, isPlain: Bool
    ) async throws -> ExitCode {
        let application = ReplayApplication(recording, theme: theme)
        return isPlain ? application.write() : try await application.run()
    }

    static func serve(configFile: URL, port: Int, token: String?) async throws -> ExitCode {
        let store = TOMLSettingsStore(
            path: configFile.path, catalog: catalog, environment: ProcessInfo.processInfo.environment)
        let (parts, problems) = LocalAssistantParts.reading(store.load().engine.local)
        for problem in problems { FileHandle.standardError.write(Data("echo-tui: \(problem)\n".utf8)) }
        return try await LocalAssistant.serve(parts, port: port, token: token)
    }
}
