import Foundation
import HouseSentences
import Testing

@testable import House

@Suite struct `What the house does not know` {
    private let tester = HouseDevice(id: DeviceID("p"), name: "Tester", room: nil, kind: .person, abilities: [])
    private let button = HouseDevice(id: DeviceID("b"), name: "Push", room: nil, kind: .otherSensor, abilities: [])

    private var answer: HouseAnswer {
        HouseAnswer(
            vocabulary: HouseVocabulary(inventory: HouseInventory(rooms: [], devices: [tester, button])),
            readings: [tester.id: Sample.reading("p", "unknown"), button.id: Sample.reading("b", "unknown")],
            calendar: SentenceFlat.calendar)
    }

    @Test func `leaves nobody away`() {
        let unseen = "I cannot see where Tester is."
        #expect(answer.text(of: HouseQuestion(devices: [tester.id], asks: .whether(.home, .each))) == unseen)
        #expect(answer.text(of: HouseQuestion(devices: [tester.id], asks: .which(.home))) == unseen)
        #expect(answer.text(of: HouseQuestion(devices: [tester.id], asks: .place)) == unseen)
        #expect(answer.summary(HouseStanding()).hasSuffix(unseen))
    }

    @Test func `is not out of reach`() {
        var standing = HouseStanding()
        standing.show(button, Sample.reading("b", "unknown"))
        #expect(standing.unavailable.isEmpty)
        standing.show(button, Sample.reading("b", "unavailable"))
        #expect(standing.unavailable == [button.id])
        #expect(answer.whyUnknown(button.id) == "how the push is, is not known")
    }
}
