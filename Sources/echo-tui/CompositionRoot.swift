import ArgumentParser

/// Plugs the devices in and starts.
enum CompositionRoot {
    @MainActor static func run(_ options: LaunchOptions) async throws -> ExitCode {
        try await Application(options).run()
    }

    static func serve(port: Int, token: String?) async throws -> ExitCode {
        try await LocalAssistant.serve(port: port, token: token)
    }
}
