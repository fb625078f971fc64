import House
import HouseAdapters
import Synchronization
import Testing

@Suite struct `The memory of a house, as a text` {
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

    @Test func `what was kept is there again`() async {
        #expect(await sut.load() == nil)
        #expect(await sut.save(memory()))
        #expect(await sut.load() == memory())
    }

    @Test func `what cannot be read now is not the same as none`() async {
        let closed = EncodedHouseMemory(read: { nil }, isClosed: { true }, write: { _ in true })

        #expect(await closed.load() == .closed)
        #expect(HouseMemory.closed != HouseMemory())
    }

    @Test(arguments: ["{\"habits\":", "", "[]", "null"])
    func `what is damaged is none`(text: String) async {
        place.text.withLock { $0 = text }
        #expect(await sut.load() == nil)
    }
}
