import ArgumentParser
import EchoStore
import Foundation

/// Plugs the devices in and starts.
enum CompositionRoot {
    @MainActor static func run(_ options: LaunchOptions) async throws -> ExitCode {
        try await Application(options).run()
    }

    static func serve(port: Int, token: String?) async throws -> ExitCode {
        try await LocalAssistant.serve(port: port, token: token)
    }

    /// What the doctor looks at, in the order of the report.
    static func checkups(_ options: ServerOptions) -> [any CheckupProtocol] {
        let environment = ProcessInfo.processInfo.environment
        let finder = KeyFinder(environmentValue: environment["OPENAI_API_KEY"], configFile: options.configFile)
        let key = try? finder.find()?.key.secret
        let url = options.url ?? (key == nil ? nil : "wss://api.openai.com/v1")
        var checkups: [any CheckupProtocol] = [
            TerminalCheckup(environment: environment, size: .ofStandardOutput, colors: nil),
            KeyCheckup(finder: finder, configFile: options.configFile, isNeeded: false),
        ]
        if let url { checkups.append(ServerCheckup(url: url, model: options.model ?? "gpt-realtime", key: key)) }
        return checkups
    }
}
