import House
import HouseAdapters
import Synchronization
import Testing

@Suite("The memory of a house, as a text")
struct EncodedHouseMemoryTests {
    private final class Place: Sendable {
        let text = Mutex<String?>(nil)
    }

    private let place = Place()

    private var sut: EncodedHouseMemory {
        EncodedHouseMemory(read: { [place] in place.text.withLock { $0 } }) { [place] text in
            place.text.withLock { $0 = text }
            return true
        }
    }

    private func memory() -> HouseMemory {
        var memory = HouseMemory()
        memory.habits.allow()
        let step = TaughtScene.Step(order: DeviceOrder(device: DeviceID("light.sofa"), action: .setBrightness(20)))
        _ = memory.habits.teach(TaughtScene(name: "movie time", steps: [step]))
        return memory
    }

    @Test("what was kept is there again")
    func again() async {
        #expect(await sut.load() == nil)
        #expect(await sut.save(memory()))
        #expect(await sut.load() == memory())
    }

    @Test("what is damaged is none", arguments: ["{\"habits\":", "", "[]", "null"])
    func damaged(text: String) async {
        place.text.withLock { $0 = text }
        #expect(await sut.load() == nil)
    }
}
