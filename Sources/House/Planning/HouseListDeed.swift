/// An action on a line of a list.
enum HouseListDeed: Hashable, Sendable {
    case add, complete, remove

    func action(_ item: String) -> DeviceAction {
        switch self {
        case .add: .addItem(item)
        case .complete: .completeItem(item)
        case .remove: .removeItem(item)
        }
    }
}
