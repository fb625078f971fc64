import EchoPresentation
import EchoTerminal
import Foundation
import TerminalSamples

/// Shows one of the sample screens in a real terminal and takes keys: `terminal-sample NAME [THEME]`.
///
/// It stands in for the application, so that the terminal can be tested without an engine.
@main
@MainActor
final class TerminalSample {
    private var state: ScreenViewState
    private var loop: TerminalLoop?

    private init(_ state: ScreenViewState) { self.state = state }

    static func main() async {
        let arguments = CommandLine.arguments
        let name = arguments.dropFirst().first ?? "conversation"
        var state = SampleScreens.all.first { $0.name == name }?.state ?? SampleScreens.conversation
        if let theme = arguments.dropFirst(2).first { state.theme = theme }
        await TerminalSample(state).run()
    }

    private func run() async {
        let screen = CursesScreen(environment: ProcessInfo.processInfo.environment)
        let loop = TerminalLoop(screen: screen) { [unowned self] in perform($0) }
        self.loop = loop
        loop.show(state)
        do throws(TerminalError) {
            let end = try await loop.run()
            print("left: \(end)")
            exit(end.status)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    private func perform(_ intent: Intent) {
        switch intent {
        case .type(let text), .paste(let text): insert(text)
        case .replaceText(let text): state.composer = ComposerViewState(text: text, caret: text.count)
        case .scrollConversation(let position): state.conversation.scroll = position
        case .perform(.quit): state.isFinished = true
        case .perform(.send): obey(state.composer.text)
        case .perform(let command): state.status.model = command.name
        default: break
        }
        loop?.show(state)
    }

    private func insert(_ text: String) {
        state.composer.text += text
        state.composer.caret = state.composer.text.count
    }

    /// "crash" dies of a fault; "count N" grows a text N times, a hundred times a second, as an answer does.
    private func obey(_ order: String) {
        let words = order.split(separator: " ")
        state.composer = ComposerViewState()
        if words.first == "crash" { abort() }
        if words.first == "count", let times = words.last.flatMap({ Int($0) }) {
            Task { await count(times) }
        }
    }

    private func count(_ times: Int) async {
        for number in 1...max(1, times) {
            state.status.model = "number \(number)"
            loop?.show(state)
            try? await Task.sleep(for: .milliseconds(10))
        }
    }
}
