import Echo
import EchoScreen
import EchoStore
import EchoTerminal
import EchoTestKit
import EchoText
import EchoWire
import Foundation
import House
import LocalBackend
import ScreenTestKit
import ServerTestKit

@testable import echo_tui

/// The program as a command finds it.
enum CommandScene: Sendable {
    /// A server that repeats what it is told.
    case usual
    /// No house tells of itself in the event log.
    case houseless
    /// The person ends each turn.
    case manualTurns
    /// Answers hold code, twice.
    case code
    /// The assistant thinks for ever.
    case thinking
    /// A tool asks before it runs.
    case asking
    /// A tool gives back many lines.
    case longOutput
    /// The sound of what is said is kept.
    case soundKept
    /// A conversation is kept in which two programs wrote the same line.
    case writtenOver
    /// A conversation is gone on with whose answer was thought about, and cut off.
    case cut
    case withoutServer
    /// Nobody speaks the lines of a room unasked.
    case silentRoom
    /// Somebody translates.
    case interpreting
    /// Three events that were recorded.
    case recording

    /// A key for what has neither a key nor a name.
    static let rebindings = [KeyRebinding(.compose(.clear), keys: ["f11"])]

    @MainActor func robot() async throws -> any RobotProtocol {
        switch self {
        case .usual: return try await usual()
        case .houseless: return try await AppRobot()
        case .manualTurns:
            return try await AppRobot(hears: "roll two dice", config: "[voice]\nturn_taking = \"manual\"\n")
        case .code: return try await AppRobot(assistant: .says(Self.answer))
        case .thinking: return try await AppRobot(assistant: .neverReplies)
        case .asking: return try await calling("ask") { _ in "24 °C" }
        case .longOutput:
            return try await calling("always") { _ in (1...12).map { "line \($0)" }.joined(separator: "\n") }
        case .soundKept: return try await AppRobot(config: "[sound]\nkeep = \"always\"\n")
        case .writtenOver: return try await AppRobot(conversations: await TwoWriters.conversation())
        case .cut: return try await AppRobot(conversations: try await CutEvening.conversation(), resuming: .last)
        case .silentRoom: return try await AppRobot(config: "[room]\nspeaks = false\n")
        case .withoutServer: return try await AppRobot.withoutServer()
        case .interpreting:
            return try await AppRobot(
                interpreting: ScriptedTranslator(["es": [:], "en": [:]]), hears: ScriptedRecognizer())
        case .recording: return try Self.replay()
        }
    }

    /// With an editor that adds to what it opens, and a doctor.
    @MainActor private func usual() async throws -> AppRobot {
        let keymap = Keymap(CompositionRoot.catalog.commands).rebound(by: Self.rebindings).keymap
        let app = try await AppRobot(
            keymap: keymap, doctor: Doctor(), house: Flat(isLivedIn: false), pin: ScriptedPIN("2468"))
        app.screen.editor = { $0 + " three" }
        return app
    }

    /// A brain that calls a tool once for each question.
    @MainActor private func calling(
        _ permission: String, _ tool: @escaping @Sendable (String) async throws -> String
    ) async throws -> AppRobot {
        let brain = ScriptedBrain { prompt in
            guard case .callOutput(_, let output)? = prompt.items.last else {
                return .parts([.call(name: "weather", arguments: #"{"city": "Lisbon"}"#)])
            }
            return .parts([.text(output.hasPrefix("24") ? "It is 24 degrees." : "Done.")])
        }
        let weather = Tool(
            name: "weather", description: "The weather in a city.", parameters: ["type": "object"], run: tool)
        return try await AppRobot(
            assistant: brain, config: "[tools]\npermission = \"\(permission)\"\n", tools: [weather])
    }

    private static let answer = """
        First:

        ```swift
        let a = 1
        ```

        then:

        ```swift
        let b = 2
        ```
        """

    @MainActor private static func replay() throws -> ReplayRobot {
        let folder = FileManager.default.temporaryDirectory.appending(path: "echo-tui-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let began = Date(timeIntervalSince1970: 1_795_251_600)
        let types = ["session.created", "session.updated", "rate_limits.updated"]
        let lines = types.enumerated().map { index, type in
            WireLogFormat.text(
                .event(
                    WireRecord(
                        id: index, direction: .received, date: began.addingTimeInterval(Double(index)), type: type,
                        size: 20, json: #"{"type":"\#(type)"}"#)),
                began: began)
        }
        let file = folder.appending(path: "three.jsonl")
        try Data(lines.joined().utf8).write(to: file)
        let robot = try ReplayRobot(file)
        robot.onQuit = { try? FileManager.default.removeItem(at: folder) }
        return robot
    }

    /// Finds one thing, and that it is well.
    private struct Doctor: DoctorProtocol {
        func examine(_ mode: ConversationMode) -> AsyncStream<Finding> {
            AsyncStream { findings in
                findings.yield(.good("terminal", "of a test"))
                findings.finish()
            }
        }
    }
}
