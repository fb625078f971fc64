import Testing

@testable import Echo

@Suite struct `Deciding about a voice that is spoken over` {
    private static let voice = BargeIn.Frame(speech: 0.9, isLoud: true)
    private static let noise = BargeIn.Frame(speech: 0.1, isLoud: true)
    private static let quiet = BargeIn.Frame(speech: 0.02, isLoud: false)

    /// What is done, and after how many milliseconds of sound.
    private struct Deed: Hashable {
        let action: BargeIn.Action
        let at: Int
    }

    private func hear(
        _ sounds: [(BargeIn.Frame, milliseconds: Int)], _ bargeIn: inout BargeIn, over isSpeaking: Bool = true
    ) -> [Deed] {
        var (deeds, now, isSpeaking): ([Deed], Int, Bool) = ([], 0, isSpeaking)
        for (frame, milliseconds) in sounds {
            for _ in 0..<milliseconds / 20 {
                now += 20
                guard let action = bargeIn.hear(frame, over: isSpeaking) else { continue }
                deeds.append(Deed(action: action, at: now))
                // What was cut cannot be spoken over.
                if action == .cut { isSpeaking = false }
            }
        }
        return deeds
    }

    private func hear(_ sounds: [(BargeIn.Frame, milliseconds: Int)], over isSpeaking: Bool = true) -> [Deed] {
        var bargeIn = BargeIn()
        return hear(sounds, &bargeIn, over: isSpeaking)
    }

    @Test func `a word ducks it at once and cuts it after 300 ms`() {
        #expect(
            hear([(Self.quiet, 200), (Self.voice, 1_000)]) == [
                Deed(action: .duck, at: 220), Deed(action: .cut, at: 500),
            ])
    }

    @Test func `the first loud sound ducks it before anybody knows that it is a voice`() {
        #expect(
            hear([(Self.noise, 100), (Self.voice, 400)]) == [
                Deed(action: .duck, at: 20), Deed(action: .cut, at: 400),
            ])
    }

    @Test(arguments: [60, 200, 400]) func `after a cough it goes on`(milliseconds: Int) {
        #expect(
            hear([(Self.noise, milliseconds), (Self.quiet, 1_000)]) == [
                Deed(action: .duck, at: 20), Deed(action: .restore, at: milliseconds + 240),
            ])
    }

    @Test(arguments: [100, 200, 280]) func `after a murmur it goes on`(milliseconds: Int) {
        #expect(
            hear([(Self.voice, milliseconds), (Self.quiet, 1_000)]).map(\.action) == [.duck, .restore])
    }

    @Test func `two coughs are not added up to a word`() {
        #expect(
            hear([(Self.voice, 140), (Self.quiet, 200), (Self.voice, 140), (Self.quiet, 400)]).map(\.action)
                == [.duck, .restore])
    }

    @Test func `a short pause in a word does not bring it back`() {
        #expect(hear([(Self.voice, 180), (Self.quiet, 100), (Self.voice, 300)]).map(\.action) == [.duck, .cut])
    }

    @Test func `a noise that goes on is no reason to wait for ever`() {
        #expect(
            hear([(Self.noise, 3_000)]) == [Deed(action: .duck, at: 20), Deed(action: .restore, at: 1_520)])
    }

    @Test func `noise that was nothing does not duck it again for two seconds, then four, but a voice does`() {
        var bargeIn = BargeIn()
        let knock: [(BargeIn.Frame, milliseconds: Int)] = [(Self.noise, 60), (Self.quiet, 940)]

        #expect(hear(knock, &bargeIn).count == 2)
        #expect(hear(knock, &bargeIn).isEmpty)
        _ = hear([(Self.quiet, 1_500)], &bargeIn)
        #expect(hear(knock, &bargeIn).count == 2)
        _ = hear([(Self.quiet, 2_500)], &bargeIn)
        #expect(hear(knock, &bargeIn).isEmpty)
        #expect(hear([(Self.voice, 400)], &bargeIn).map(\.action) == [.duck, .cut])
        #expect(hear(knock, &bargeIn).count == 2)
    }

    @Test func `where nobody speaks nothing is ducked`() {
        #expect(hear([(Self.voice, 2_000)], over: false).isEmpty)
    }

    @Test func `an hour of silence changes nothing`() {
        var bargeIn = BargeIn()
        #expect(hear([(Self.quiet, 3_600_000)], &bargeIn).isEmpty)
        #expect(hear([(Self.voice, 400)], &bargeIn).map(\.action) == [.duck, .cut])
    }

    @Test func `a second word while it comes back ducks it anew`() {
        #expect(
            hear([(Self.voice, 200), (Self.quiet, 240), (Self.voice, 400)]).map(\.action)
                == [.duck, .restore, .duck, .cut])
    }

    @Test func `what is said twice is done once`() {
        var bargeIn = BargeIn()
        #expect(bargeIn.duck() == .duck)
        #expect(bargeIn.duck() == nil)
        #expect(bargeIn.restore() == .restore)
        #expect(bargeIn.restore() == nil)
    }
}
