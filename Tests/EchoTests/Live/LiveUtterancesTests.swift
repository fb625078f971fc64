import Testing

@testable import Echo

@Suite struct `Fragments of both transcripts become utterances` {
    private struct Talk {
        var utterances = LiveUtterances()
        var changes: [LiveUtterances.Change] = []
        var texts: [String: String] = [:]
        var order: [String] = []
        private var number = 0

        mutating func hear(
            _ words: String, of side: LiveUtterances.Side, _ start: Int?, _ end: Int?, at clock: Int
        ) {
            number += 1
            let id = "\(side == .user ? "u" : "a")\(number)"
            take(utterances.hear(words, of: side, start: start, end: end, clock: clock, makeID: { id }))
        }

        mutating func part(at time: Int) { take(utterances.part(.assistant, at: time)) }

        mutating func settle(at clock: Int) { take(utterances.settle(at: clock)) }

        private mutating func take(_ new: [LiveUtterances.Change]) {
            changes += new
            for change in new {
                switch change {
                case .opened(let id, _, let before):
                    let place = before.flatMap { order.firstIndex(of: $0) } ?? order.endIndex
                    order.insert(id, at: place)
                case .grew(let id, _, let words): texts[id, default: ""] += words
                case .closed: break
                }
            }
        }

        var lines: [String] { order.map { texts[$0] ?? "" } }
    }

    @Test func `split words are joined to the letter, each side in its own`() {
        var talk = Talk()
        talk.hear(" Luftm", of: .user, 1000, 1200, at: 1900)
        talk.hear("Ja", of: .assistant, 1600, 1800, at: 2000)
        talk.hear("olekü", of: .user, 1200, 1400, at: 2100)
        talk.hear("le", of: .user, 1400, 1600, at: 2300)
        talk.hear(". Und", of: .assistant, 1800, 2000, at: 2400)

        #expect(talk.lines == [" Luftmoleküle", "Ja. Und"])
    }

    @Test func `what is said to something new begins anew, and what was said before it does not`() {
        var talk = Talk()
        talk.hear("Once upon", of: .assistant, 0, 800, at: 1_500)
        talk.part(at: 1_600)
        talk.hear(" a", of: .assistant, 1_400, 1_600, at: 1_700)
        talk.hear("In", of: .assistant, 1_600, 1_800, at: 1_900)
        talk.hear(" Italy", of: .assistant, 1_800, 2_000, at: 2_100)
        talk.hear(" time", of: .assistant, 1_500, 1_600, at: 2_200)

        #expect(talk.lines == ["Once upon a time", "In Italy"])
    }

    @Test func `a sentence goes on over what is said to the voice meanwhile`() {
        var talk = Talk()
        talk.hear("One moment, let", of: .assistant, 0, 800, at: 900)
        talk.part(at: 1_000)
        talk.hear(" me", of: .assistant, 1_000, 1_200, at: 1_300)
        talk.hear(" check.", of: .assistant, 1_200, 1_400, at: 1_500)
        talk.hear(" Twelve", of: .assistant, 1_600, 1_800, at: 1_900)
        talk.hear(" times seven", of: .assistant, 1_800, 2_000, at: 2_100)

        #expect(talk.lines == ["One moment, let me check.", " Twelve times seven"])
    }

    @Test func `a gap ends an utterance`() {
        var talk = Talk()
        talk.hear("One", of: .user, 0, 400, at: 1000)
        talk.hear(" two", of: .user, 1200, 1400, at: 2000)
        talk.hear(" three", of: .user, 2400, 2600, at: 3300)

        #expect(talk.lines == ["One two", " three"])
    }

    @Test func `the last word of a question may come after the first of the answer`() {
        var talk = Talk()
        talk.hear("What is the", of: .user, 0, 800, at: 1500)
        talk.hear("It", of: .assistant, 1600, 1800, at: 1850)
        talk.hear(" time?", of: .user, 800, 1200, at: 2200)

        #expect(talk.lines == ["What is the time?", "It"])
    }

    @Test func `who was talked over for a while begins anew`() {
        var talk = Talk()
        talk.hear("Well", of: .assistant, 0, 400, at: 500)
        talk.hear("no no", of: .user, 400, 1000, at: 1100)
        talk.hear("Sorry", of: .assistant, 1000, 1200, at: 1300)

        #expect(talk.lines == ["Well", "no no", "Sorry"])
    }

    @Test func `what began earlier stands above, though its words came later`() {
        var talk = Talk()
        talk.hear("Sure", of: .assistant, 2000, 2200, at: 2300)
        talk.hear("Please", of: .user, 1000, 1400, at: 2500)

        #expect(talk.lines == ["Please", "Sure"])
    }

    @Test func `late words still join what was closed`() {
        var talk = Talk()
        talk.hear("Good", of: .user, 0, 200, at: 900)
        talk.settle(at: 4000)
        talk.hear(" morning", of: .user, 200, 600, at: 4200)

        #expect(talk.changes.contains(.closed("u1", .user)))
        #expect(talk.lines == ["Good morning"])
    }

    @Test(arguments: [(nil, nil), (-5, 3), (Int.max, Int.min), (90_000_000, nil)] as [(Int?, Int?)])
    func `times that are not told, or cannot be, are done without`(_ start: Int?, _ end: Int?) {
        var talk = Talk()
        talk.hear("a", of: .user, 0, 200, at: 300)
        talk.hear("b", of: .user, start, end, at: 600)
        talk.hear("c", of: .user, start, end, at: 900)

        #expect(talk.lines == ["abc"])
    }

    @Test func `an utterance without an end is cut, so that no message grows for ever`() {
        var talk = Talk()
        for step in 0..<300 {
            talk.hear(String(repeating: "x", count: 100), of: .assistant, step * 200, step * 200 + 200, at: step * 200)
        }

        #expect(talk.lines.count == 2)
        #expect(talk.lines.joined().count == 30_000)
    }
}
