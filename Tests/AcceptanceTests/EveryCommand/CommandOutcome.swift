import EchoScreen
import EchoTerminal
import EchoTestKit
import EchoText
import Foundation
import ScreenTestKit

/// What is so after a command, and was not before.
struct CommandOutcome: Sendable, CustomStringConvertible {
    let description: String
    let holds: @MainActor @Sendable (any RobotProtocol) -> Bool

    func and(_ other: CommandOutcome) -> CommandOutcome {
        CommandOutcome(description: "\(self) and \(other)") { holds($0) && other.holds($0) }
    }

    // MARK: - What there is to see

    static func sees(_ text: String, times: Int = 1) -> CommandOutcome {
        CommandOutcome(description: "seen: \(text)") {
            $0.screen.text.components(separatedBy: text).count > times
        }
    }

    static func seesNot(_ text: String) -> CommandOutcome {
        CommandOutcome(description: "gone: \(text)") { !$0.screen.text.contains(text) }
    }

    /// A text lies on the ground of what is selected.
    static func selects(_ text: String) -> CommandOutcome {
        CommandOutcome(description: "selected: \(text)") { $0.style(of: text)?.surface == .selection }
    }

    /// The pane's border is that of what has the focus; the composer's text has the cursor.
    static func focuses(_ pane: Pane) -> CommandOutcome {
        CommandOutcome(description: "focused: \(pane)") { robot in
            guard pane != .composer else {
                let cursor = robot.screen.frames.last?.cursor
                return cursor != nil && cursor?.y == robot.place(of: prompt)?.y
            }
            return robot.style(of: "╭ " + pane.title)?.role == .focusedBorder
        }
    }

    static func stands(_ text: String, _ isThere: @escaping @Sendable (Point) -> Bool) -> CommandOutcome {
        CommandOutcome(description: "moved: \(text)") { $0.place(of: text).map(isThere) ?? false }
    }

    // MARK: - What is written

    /// What stands before the composer's text.
    private static let prompt = "│ › "

    /// The composer's first line, without blanks at its end.
    static func writes(_ text: String) -> CommandOutcome {
        CommandOutcome(description: "written: \(text)") { robot in
            let line = robot.screen.text.components(separatedBy: prompt).last?.prefix { $0 != "│" } ?? ""
            return line.reversed().drop { $0 == " " }.reversed() == Array(text)
        }
    }

    static let writesNothing = sees("› type, or press Space")

    /// Where the terminal's cursor stands in what is written.
    static func caret(_ column: Int, line: Int = 0) -> CommandOutcome {
        CommandOutcome(description: "caret: \(column), line \(line)") { robot in
            guard let start = robot.place(of: prompt), let cursor = robot.screen.frames.last?.cursor else {
                return false
            }
            return cursor == Point(x: start.x + prompt.count + column, y: start.y + line)
        }
    }

    // MARK: - What goes elsewhere

    static func copies(_ text: String) -> CommandOutcome {
        CommandOutcome(description: "copied: \(text)") { $0.screen.copies.last == text }
    }

    static func pages(_ text: String) -> CommandOutcome {
        CommandOutcome(description: "in the pager: \(text)") { $0.screen.pages.last == text }
    }

    static func edits(_ text: String) -> CommandOutcome {
        CommandOutcome(description: "in the editor: \(text)") { $0.screen.edits.last == text }
    }

    static func sends(_ type: String, times: Int = 1) -> CommandOutcome {
        ofApp("sent: \(times) \(type)") { $0.sent(type).count >= times }
    }

    static func keeps(_ line: String) -> CommandOutcome {
        ofApp("kept: \(line)") { $0.keptConfig.contains(line + "\n") }
    }

    static let plays = ofApp("heard") { !$0.loudspeaker.items.isEmpty }
    static let playsAnew = ofApp("heard from another place") { $0.loudspeaker.interruptions > 0 }
    static let writesEvents = ofApp("written: a file of events") { $0.eventFiles.count == 1 }
    static let hears = ofApp("the microphone is open") { $0.microphone.isOpen }
    static let givesMouseBack = CommandOutcome(description: "the mouse is the terminal's") { !$0.screen.usesMouse }
    static let drawsAnew = CommandOutcome(description: "drawn whole") { $0.screen.forgettings > 0 }
    static let suspends = CommandOutcome(description: "suspended") { $0.screen.suspensions == 1 }

    private static func ofApp(
        _ description: String, _ holds: @escaping @MainActor @Sendable (AppRobot) -> Bool
    ) -> CommandOutcome {
        CommandOutcome(description: description) { ($0 as? AppRobot).map(holds) ?? false }
    }
}
