import ArgumentParser
import EchoApp
import EchoScreen
import EchoStore
import Foundation
import House
import HouseAdapters

/// Offers the tools of the house to other agents.
struct HouseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "house", abstract: "Offer the house to other agents, or sign in to a Home Assistant.",
        discussion: """
            With --mcp it is a server for the Model Context Protocol on standard input and output, for the house in \
            the settings. The agent asks you for a yes where one is needed, if it can; PINs and codes are taken only \
            in echo-tui itself. Orders for later are carried out only while the agent keeps this running.

            With --sign-in it prints a link to Home Assistant's own page, waits until you have signed in there, and \
            stores the result as the key “home-assistant”, in place of a long-lived token.
            """)

    @Flag(help: "Speak the Model Context Protocol over standard input and output.")
    var mcp = false

    @Flag(help: "Sign in to the Home Assistant of the settings in a browser.")
    var signIn = false

    @Option(
        help: ArgumentHelp("With --sign-in: which of the other houses (house.others).", valueName: "name"))
    var house: String?

    @Option(
        help: ArgumentHelp("The settings file to read instead of the default.", valueName: "file"),
        completion: .file(extensions: ["toml"]))
    var config: String?

    func validate() throws {
        guard mcp != signIn else {
            throw ValidationError("Use --mcp or --sign-in; echo-tui help house says more.")
        }
    }

    func run() async throws {
        let file = try CommandLineValue.existingFile(config, named: "--config") ?? Paths.ofThisProcess.configFile
        if signIn { try await Self.signIn(file, house) } else { await Self.serve(file) }
    }

    private static func signIn(_ file: URL, _ name: String?) async throws {
        let store = TOMLSettingsStore(
            path: file.path, catalog: CompositionRoot.catalog, environment: ProcessInfo.processInfo.environment)
        guard let (address, key) = HouseChoiceOfSettings.place(of: name, store.load().chosen) else {
            let setting = name == nil ? "house.address in the settings, or /house-address" : "/house-others"
            throw Failure("Say where the house is first: \(setting).")
        }
        try await HouseSignIn(address: address, key: key).run()
    }

    @MainActor private static func serve(_ file: URL) async {
        let store = TOMLSettingsStore(
            path: file.path, catalog: CompositionRoot.catalog, environment: ProcessInfo.processInfo.environment)
        // Without a memory: the program that has one may be running, and would do everything twice.
        let desk = HouseDesk(HouseChoiceOfSettings.house(store.load().chosen), pin: ProgramKeys.ofThisProcess.pin)
        // Whoever is known there is known here, where everybody is a guest.
        await desk.knowPeople(
            of: EncodedHouseMemory(of: ConversationStore(of: .ofThisProcess).note(at: Paths.ofThisProcess.houseFile)))
        let server = HouseToolServer(desk, version: Version.current) { line in
            _ = PlainOutput.write(Array((line + "\n").utf8), to: STDOUT_FILENO)
        }
        let running = Task { await desk.run() }
        for await line in lines() { server.receive(line) }
        await server.end()
        running.cancel()
        await running.value
    }

    /// Of standard input, read on a thread of its own: reading blocks.
    private static func lines() -> AsyncStream<String> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                while let line = readLine() { if !line.isEmpty { continuation.yield(line) } }
                continuation.finish()
            }
        }
    }
}
