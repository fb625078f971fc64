import ArgumentParser
import EchoStore
import Foundation

/// Plugs the devices in and starts.
enum CompositionRoot {
    // The seam: the screen, the sound and the server are plugged in here.

    static func run(_ options: LaunchOptions) async throws -> ExitCode {
        throw Failure("The screen is not plugged in yet.")
    }

    static func serve(port: Int, token: String?) async throws -> ExitCode {
        throw Failure("The server is not plugged in yet.")
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
