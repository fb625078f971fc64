import Echo
import EchoText

/// Pictures of the conversation, for terminals that show them.
extension Screen {
    func render(_ orders: [PictureOrder]) {
        presenter.terminal.renderings.order(orders)
        guard let renderer = devices.pictures, !orders.isEmpty, !slots.isRunning(.rendering) else { return }
        start(.rendering) { [self] in
            while !Task.isCancelled, let order = presenter.terminal.renderings.next() {
                await show(order, by: renderer)
            }
        }
    }

    private func show(_ order: PictureOrder, by renderer: any PictureRendererProtocol) async {
        guard let picture = presenter.conversation.picture(order.id) else { return withdraw(order) }
        do throws(PictureRenderingError) {
            _ = perform(.show(try await renderer.rendered(picture, order)))
        } catch {
            refuse(order, picture, error)
        }
    }

    private func refuse(_ order: PictureOrder, _ picture: Picture, _ error: PictureRenderingError) {
        guard error != .isCancelled else { return }
        if error == .hasNoProgram {
            presenter.terminal.renderings.isImpossible = true
            learn(presenter.terminal.traits)
        } else {
            withdraw(order)
        }
        presenter.notify(PictureWording.notShown(picture, hasProgram: error != .hasNoProgram), .warning)
        publish()
    }

    private func withdraw(_ order: PictureOrder) {
        presenter.withdrawPicture(order.id)
        publish()
    }
}
