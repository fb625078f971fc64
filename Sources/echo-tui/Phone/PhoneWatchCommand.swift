import ArgumentParser
import Echo
import EchoStore
import Foundation
import Phone
import PhoneBridge

/// Watches the calls of a bridge that runs elsewhere.
struct PhoneWatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: "Watch the calls of an echo-tui bridge that runs elsewhere.",
        discussion: """
            Lists calls in progress, and prints what both sides say and what happens. In a terminal, 1–9 choose a \
            call, t takes it over with your microphone, and x hangs it up; in a pipe, write a line such as “end \
            1a2b3c” or “take 1a2b3c”. The bridge's token is read from ECHO_BRIDGE_TOKEN, or you are asked for it. \
            Ctrl+C leaves, and the calls continue.
            """)

    @Argument(
        help: ArgumentHelp(
            "The address of the bridge, as it prints it. (default: \(PhoneWatchCommand.usualAddress))",
            valueName: "address"))
    var address: String?

    /// Of a bridge on this machine.
    private static let usualAddress = "http://127.0.0.1:3000"

    @Flag(help: "Print what the bridge sends, one JSON object per line.")
    var json = false

    @Flag(help: "Print lines only, without the list: for screen readers and dumb terminals.")
    var plain = false

    func validate() throws {
        _ = try CommandLineValue.serverAddress(
            address, named: "The bridge", example: "\(Self.usualAddress) or https://bridge.example.com")
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        if self.address == nil { Self.warn("No address was given: using \(Self.usualAddress).") }
        let address = self.address ?? Self.usualAddress
        let watch: BridgeWatch
        do throws(EchoError) {
            watch = try BridgeWatch(
                url: address, token: try token(environment), network: NetworkEnvironment(environment))
        } catch {
            throw Failure(WatchFailure.words(error))
        }
        if let host = WatchFailure.openHost(address) { Self.warn(WatchFailure.isOpenToReaders(host)) }
        let isLive = !json && !plain && TerminalProblem.ofThisProcess == nil
        try await WatchLoop(watch, on: Self.console).run(
            WatchSession(json ? .json : .lines, at: address), isLive: isLive)
    }

    @Sendable private static func warn(_ sentence: String) { PlainOutput.complain("echo-tui: \(sentence)\n") }

    private static let console = WatchConsole(
        readLines: { onLine in
            // A person who closes it still watches.
            let input = PlainInput { if case .line(let line) = $0 { onLine(line) } }
            input.start()
            return { input.next() }
        }, write: { PlainOutput.write(Array($0.utf8), to: STDOUT_FILENO) }, complain: warn,
        onSignal: { ProgramSignals.watch($0) },
        size: { TerminalSize.ofStandardOutput.map { ($0.columns, $0.rows) } },
        devices: { SoundDevices.ofThisProcess.pair })

    private func token(_ environment: [String: String]) throws(EchoError) -> String {
        if let token = environment["ECHO_BRIDGE_TOKEN"], !token.isEmpty { return token }
        guard let token = HiddenPrompt().ask("The token of the bridge: ") else { throw .missingKey }
        return token.reveal()
    }
}
