import ArgumentParser
import EchoApp
import EchoScreen
import EchoServing
import EchoStore
import Foundation
import History
import House
import Immersion
import LocalBackend
import Phone

/// Plugs the devices in and starts.
enum CompositionRoot {
    /// Features of other modules, which the screen does not know. In a language room every line belongs to it.
    private static let plugs = [
        FeaturePlug.history, FeaturePlug.phone,
        FeaturePlug(RoomFeature.self) { RoomFeature($0, desk: $0.device(RoomDesk.self) ?? RoomDesk(NoLanguages())) },
        FeaturePlug(HouseFeature.self) {
            HouseFeature(
                $0, desk: $0.device(HouseDesk.self) ?? HouseDesk(AbsentHouse()), choose: HouseChoiceOfSettings.house)
        },
    ]

    /// The features and everything they offer; a program in which two want the same thing does not start.
    static let composition: ScreenComposition = {
        do throws(CatalogConflict) {
            return try ScreenComposition(with: plugs)
        } catch {
            PlainOutput.complain("echo-tui: \(error)\n")
            exit(70)
        }
    }()

    static var catalog: Catalog { composition.catalog }

    @MainActor static func run(_ options: LaunchOptions) async throws -> ExitCode {
        try await Application(options).run()
    }

    @MainActor static func replay(
        _ recording: WireLogReading, theme: String?, isPlain: Bool
    ) async throws -> ExitCode {
        let application = ReplayApplication(recording, theme: theme)
        return isPlain ? application.write() : try await application.run()
    }

    static func serve(configFile: URL, _ options: ServeOptions) async throws -> ExitCode {
        let store = TOMLSettingsStore(
            path: configFile.path, catalog: catalog, environment: ProcessInfo.processInfo.environment)
        let local = options.parts.applied(to: store.load().engine.local)
        let (parts, problems) = LocalAssistantParts.reading(local)
        for problem in problems { PlainOutput.complain("echo-tui: \(problem)\n") }
        return try await LocalAssistant.serve(parts, options, idle: local.idle)
    }
}
