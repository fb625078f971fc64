@testable import House
import Testing

@Suite struct `What is said to a house keeps its order where it has to` {
    private let lamp = AnswerOrder.Concern.devices([DeviceID("lamp")])
    private let fan = AnswerOrder.Concern.devices([DeviceID("fan")])

    @Test func `One device waits for what was said about it before, and for nothing else`() {
        var order = AnswerOrder()
        let first = order.begin(lamp)

        #expect(first.waitsFor.isEmpty)
        #expect(order.begin(fan).waitsFor.isEmpty)
        #expect(order.begin(lamp).waitsFor == [first.id])
        order.end(first.id)
        #expect(!order.begin(lamp).waitsFor.contains(first.id))
    }

    @Test func `What depends on everything waits for all, and what changes nothing for nobody`() {
        var order = AnswerOrder()
        let earlier = [order.begin(lamp).id, order.begin(fan).id]

        #expect(order.begin(.nothing).waitsFor.isEmpty)
        let undo = order.begin(.everything)
        #expect(undo.waitsFor == earlier)
        #expect(order.begin(fan).waitsFor == [earlier[1], undo.id])
    }

    @Test func `What is urgent waits for nobody, and is waited for`() {
        var order = AnswerOrder()
        _ = order.begin(lamp)

        let stop = order.begin(lamp, isUrgent: true)
        #expect(stop.waitsFor.isEmpty)
        #expect(order.begin(lamp).waitsFor.contains(stop.id))
    }
}
