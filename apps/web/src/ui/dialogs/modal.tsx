import { Modal as AntdModal, type ModalProps } from 'antd';
import styles from './modal.module.css';

/**
 * A dialog over the page, for screens in antd's theme. Without antd's scroll lock, which writes a `<style>` element
 * without a nonce: the page's policy refuses that.
 */
export function Modal(props: ModalProps) {
  return (
    <AntdModal
      width={480}
      destroyOnHidden
      scrollLock={false}
      wrapClassName={styles.wrap}
      {...props}
    />
  );
}
