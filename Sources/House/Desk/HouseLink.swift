/// The link that joins a desk to one house, and ends with it.
struct HouseLink: Sendable {
    /// Counts the houses of a desk.
    let number: Int
    let house: any HouseProtocol
    let performer: OrderPerformer
    let reports: AsyncStream<OrderReport>
    let orders: AsyncStream<HouseEvent>

    init(_ number: Int, _ house: any HouseProtocol, clock: HouseClock) {
        let (reports, tell) = AsyncStream<OrderReport>.makeStream()
        let (orders, watch) = AsyncStream<HouseEvent>.makeStream()
        (self.number, self.house, self.reports, self.orders) = (number, house, reports, orders)
        performer = OrderPerformer(house: house, clock: clock, watch: { watch.yield($0) }) { tell.yield($0) }
    }

    /// Is with the house until it is cancelled.
    func live(at desk: HouseDesk) async {
        let (news, tell) = AsyncStream<HouseNews>.makeStream()
        await withDiscardingTaskGroup { group in
            group.addTask {
                await house.run { tell.yield($0) }
                tell.finish()
            }
            group.addTask { await performer.run() }
            group.addTask {
                for await one in news {
                    // A listener that hears of it finds it already done.
                    guard let known = await desk.receive(one, from: self) else { return }
                    await performer.receive(known)
                    await desk.followedNews(self)
                }
            }
            group.addTask { for await report in reports { await desk.receive(report, from: self) } }
            group.addTask { for await event in orders { await desk.tell(event) } }
        }
    }
}
