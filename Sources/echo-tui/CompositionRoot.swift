import ArgumentParser
import EchoApp
import EchoPresentation
import EchoStore
import Foundation
import LocalBackend

/// Plugs the devices in and starts.
enum CompositionRoot {
    /// Features of other modules, which the screen does not know.
    @MainActor private static let plugs: [FeaturePlug] = []

    /// Everything the screen and its features offer. Two that want the same thing are refused when the screen is made.
    static let catalog = (try? ScreenComposition.catalog()) ?? .screen

    @MainActor static func screen(
        _ setup: ScreenSetup, devices: ScreenDevices,
        perform: @escaping @MainActor (ScreenEffect) -> Bool = { _ in false },
        onChange: @escaping @MainActor (ScreenViewState) -> Void
    ) throws(CatalogConflict) -> Screen {
        try ScreenComposition.screen(setup, devices: devices, plugs: plugs, perform: perform, onChange: onChange)
    }

    @MainActor static func run(_ options: LaunchOptions) async throws -> ExitCode {
        try await Application(options).run()
    }

    @MainActor static func replay(
        _ recording: WireLogReading, theme: String?, isPlain: Bool
    ) async throws -> ExitCode {
        let application = ReplayApplication(recording, theme: theme)
        return isPlain ? try application.write() : try await application.run()
    }

    static func serve(configFile: URL, port: Int, token: String?) async throws -> ExitCode {
        let store = TOMLSettingsStore(
            path: configFile.path, catalog: catalog, environment: ProcessInfo.processInfo.environment)
        let (parts, problems) = LocalAssistantParts.reading(store.load().engine.local)
        for problem in problems { FileHandle.standardError.write(Data("echo-tui: \(problem)\n".utf8)) }
        return try await LocalAssistant.serve(parts, port: port, token: token)
    }
}
