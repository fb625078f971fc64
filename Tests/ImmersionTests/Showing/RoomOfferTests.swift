import EchoScreen
import Testing

@testable import Immersion

@Suite struct `What the room offers` {
    @Test func `is written where no key is pressed: a sentence that names its key then names that`() {
        let written: [Command: String] = [.showRoom: "room", .lookUpWords: "meaning", .reviewCards: "review"]

        for (command, slash) in written {
            #expect(RoomFeature.offer.commands.first { $0.command == command }?.slash == slash)
        }
    }
}
