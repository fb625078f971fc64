import Echo
import EchoScreen
import EchoStore
import EchoText

/// The options that servers refused, left out until they show another version or a month has passed.
struct RefusalsCheckup: CheckupProtocol {
    private static let mostLines = 12

    let known: @Sendable () async -> [String: KnownRefusals]

    func findings() async -> [Finding] {
        let lines = await known().sorted { $0.key < $1.key }.flatMap { server, known in
            Dictionary(grouping: known.refusals, by: \.model).sorted { $0.key < $1.key }
                .map { line(server, $0.key, $0.value) }
        }
        guard lines.count > Self.mostLines else { return lines }
        return lines.prefix(Self.mostLines) + [.good("Left out", "\(lines.count - Self.mostLines) models more")]
    }

    private func line(_ server: String, _ model: String, _ refusals: [KnownRefusal]) -> Finding {
        let options = refusals.map(ServerWording.words).joined(separator: ", ")
        let day = refusals.map(\.day).max().map { " (\($0))" } ?? ""
        return .caution(
            "Left out", "\(Sanitizer.line(server)) refuses for \(Sanitizer.line(model)): \(options)\(day)",
            advice:
                "echo-tui doctor --forget asks for everything again, as /forget-refusals does for the server in use.")
    }
}
