import EchoAudio
import EchoScreen
import EchoText

/// One's own voice beside how it should sound.
extension RoomFeature {
    /// Between the two.
    private static let pause = PCM16(Array(repeating: 0, count: PCM16.sampleRate * 2 / 5))

    func compareSounds() {
        guard let visit = desk.visit else { return notInRoom() }
        let line = screen.selectsMessage ? screen.selectedMessage.flatMap { lines[$0] } : nil
        guard let own = recordings.sound(of: line), visit.session.lines.indices.contains(own.line) else {
            return screen.notify("You have not spoken a line here yet: say one first, with Space.", .warning)
        }
        let text = visit.session.lines[own.line].text
        guard let model = desk.sound(of: text) else {
            return screen.play { own.sound }
        }
        screen.play {
            do {
                return PCM16(try await model().samples + Self.pause.samples + own.sound.samples)
            } catch let failure as ChainFailure {
                throw ProviderProblem(failure)
            }
        }
    }
}
