/// Another house is chosen while the program runs.
extension HouseDesk {
    /// From now on another house is spoken to. What was taught, and who lives there, is kept; what was to be done in
    /// the former house is not done any more.
    ///
    /// - Returns: what is not done any more; nil where nothing was to be.
    func change(to house: any HouseProtocol) -> String? {
        let waiting = deeds.waiting.map(\.order.device)
        let devices = waiting.enumerated().filter { !waiting[..<$0.offset].contains($0.element) }.map(\.element)
        let planned = remove { if case .timer = $0.task { false } else { true } }
        let undone = (devices.isEmpty ? [] : [answer.names(devices)]) + planned.map(described)
        question = nil
        asking = HouseAsking()
        join(house)
        picture = HousePicture()
        ownInventory = nil
        (deeds, journal) = (HouseDeeds(), SaidJournal())
        forgetTalk()
        (memory.waiting, memory.names) = (WaitingOrders(), nil)
        learnWords()
        memoryChanged()
        listener.onNewHouse()
        return undone.isEmpty ? nil : "Not done any more, as it was meant for the former house: \(Self.listed(undone))"
    }

    /// The speaker and the language stay.
    private func forgetTalk() {
        var talk = HouseTalk()
        (talk.speaker, talk.tongue) = (self.talk.speaker, self.talk.tongue)
        self.talk = talk
    }

    /// - Returns: the news with what is known here besides; nil where they are those of a former house.
    func receive(_ news: HouseNews, from link: HouseLink) -> HouseNews? {
        guard isWith(link) else { return nil }
        heardNews()
        return receive(news)
    }

    func receive(_ report: OrderReport, from link: HouseLink) {
        if isWith(link) { receive(report) }
    }

    func isWith(_ link: HouseLink) -> Bool { link.number == self.link.number }
}
