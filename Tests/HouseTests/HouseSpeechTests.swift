import House
import HouseSentences
import Testing

@Suite struct `A recogniser is told what is said to this house` {
    private let speech = SentenceFlat.skill.vocabulary.speech()

    @Test(arguments: [
        "turn on the sofa lamp", "turn the sofa lamp off", "set the bedside lamp to warm white", "except the hall",
        "unlock the back door", "how cold is it in the bedroom", "when anna comes home", "when i say movie time",
        "turn off everything upstairs except", "are all windows closed", "to forty percent", "at seven o'clock",
    ])
    func `in sentences and pieces, with its names`(piece: String) { #expect(speech.contains(piece)) }

    @Test func `each once, in letters, and no more than wanted`() {
        #expect(Set(speech).count == speech.count)
        #expect(speech.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLowercase || " '".contains($0)) } })
        #expect(!speech.contains { $0.hasPrefix(" ") || $0.hasSuffix(" ") || $0.contains("  ") })
        #expect(SentenceFlat.skill.vocabulary.speech(limit: 10).count == 10)
        #expect(SentenceFlat.skill.vocabulary.speech(limit: -1).isEmpty)
    }

    @Test func `a house of 3,000 devices has room for what is said of every house`() {
        let devices = (0..<3000).map {
            HouseDevice(id: DeviceID("l\($0)"), name: "Lamp \($0)", room: nil, kind: .light, abilities: [.power])
        }
        let speech = HouseVocabulary(inventory: HouseInventory(devices: devices)).speech()
        #expect(speech.count <= 4000)
        #expect(speech.contains("turn off all the lights"))
    }
}
