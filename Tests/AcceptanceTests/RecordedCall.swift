import EchoTerminal
import EchoTestKit
import Foundation
import ScreenTestKit
import Testing

/// A call on the test line that was recorded: made once, and given to each story that begins behind it.
@MainActor enum RecordedCall {
    static let config = "[phone]\nrecord = \"announce\"\n"

    private static let made = Task {
        let folder = FileManager.default.temporaryDirectory.appending(path: "recorded-\(UUID().uuidString)")
        let app = try await AppRobot(hears: "What time is it?", config: config, conversations: folder)
        await app.openLine()
        await app.receiveCall()
        #expect(await app.sees("● recorded"))
        #expect(await app.sees("caller  What time is it?", "You said: What time is it?"))
        #expect(await app.sees("This call is over."))
        await app.quit()
        return folder
    }

    /// A program that kept the call, started again.
    static func use(_ body: @MainActor (AppRobot) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "recorded-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: try await made.value, to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = try await AppRobot(config: config, conversations: folder)
        try await body(app)
        await app.quit()
    }
}

extension AppRobot {
    func openLine() async {
        type("/phone")
        press(.enter)
        #expect(await sees("╭ Phone · no line", "so nobody can call"))
        press(.character("o"))
        #expect(await sees("╭ Phone · test line", "No calls.", "phone on"))
    }

    /// Somebody calls; the call is on the screen.
    func receiveCall() async {
        press(.character("i"))
        #expect(await sees("← +1 415-555-0111", "1 call"))
        press(.character("w"))
        #expect(await sees("╭ Call from +1 415-555-0111"))
    }

    /// Whoever is called is there.
    func hasAnswered(_ call: String) async -> Bool {
        await eventually {
            screen.text.split(separator: "\n").contains { $0.contains(call) && !$0.contains(/calling|rings/) }
        }
    }
}
